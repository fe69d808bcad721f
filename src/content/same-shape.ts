/** The shape of some texts without their words: what a translation of `typeof english` satisfies. */
export type SameShape<T> = T extends string ? string : { readonly [Key in keyof T]: SameShape<T[Key]> };
