/** See `build/scriptText.ts`. */
declare module '*.ts?script' {
  const text: string;
  export default text;
}
