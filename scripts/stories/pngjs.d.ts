declare module "pngjs" {
  interface Picture {
    width: number;
    height: number;
    data: Buffer;
  }
  export const PNG: {
    sync: {
      read(file: Buffer): Picture;
      write(
        picture: Picture,
        options: {
          colorType: number;
          filterType: number;
          deflateLevel: number;
          deflateStrategy: number;
        },
      ): Buffer;
    };
  };
}
