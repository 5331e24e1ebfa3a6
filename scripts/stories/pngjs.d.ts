declare module "pngjs" {
  export const PNG: {
    sync: { read(file: Buffer): { width: number; height: number; data: Buffer } };
  };
}
