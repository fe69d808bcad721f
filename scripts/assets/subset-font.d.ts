// The package has no types of its own; these are the parts that scripts/assets/subset-fonts.ts uses.
declare module "subset-font" {
  interface Options {
    targetFormat: "woff2";
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    noHinting: boolean;
    keepFeatures: readonly string[];
    preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
