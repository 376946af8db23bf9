/** A code to scan, of which the sheet draws every dark square. */
interface Code {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
}

export default function qrcode(type: number, correction: "L" | "M" | "Q" | "H"): Code;
