/** What scripts bring that the page loads beside its modules. */
declare const uPlot: any;
/** Codes in pictures, which not every browser reads. */
declare class BarcodeDetector {
  static getSupportedFormats(): Promise<string[]>;
  constructor(options: { formats: string[] });
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
