/** Spanish, for a code that the camera reads. */
export default {
  "scan.start": "Escanear el código",
  "scan.picture": "Imagen de la cámara",
  "scan.hold": "Pon el código dentro de la imagen.",
  "scan.other": "Ese código no es un enlace a una partida ni a un club.",
  "scan.refused": "Aquí no se puede usar la cámara. Permítela en los ajustes del navegador, o pega el enlace.",
  "scan.failed": "La cámara no se abre. Quizá la esté usando otra aplicación. También puedes pegar el enlace.",
};
