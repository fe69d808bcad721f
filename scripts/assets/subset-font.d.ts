// The package has no types of its own; these are the parts that scripts/assets/subset-fonts.ts uses.
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2";
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting: boolean;
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
