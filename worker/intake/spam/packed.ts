/** Base64's digits, without padding. */
export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * How a table of numbers to numbers is written as text: its entries in the order of their keys, each of them `size`
 * digits: the distance from the key before, then the value in the lowest `valueBits`. Value 0 only bridges a distance.
 */
export interface Packing {
  readonly size: number;
  readonly valueBits: number;
}

export const weightPacking: Packing = { size: 3, valueBits: 6 };
export const meaningPacking: Packing = { size: 4, valueBits: 7 };

/** A weight's value is above 0: this much is added to its sixteenths. */
export const weightOffset = 32;
export const grain = 16;

export function* unpacked(text: string, { size, valueBits }: Packing): Generator<readonly [number, number]> {
  let key = 0;
  for (let at = 0; at < text.length; at += size) {
    let entry = 0;
    for (let digit = 0; digit < size; digit += 1)
      entry = (entry << 6) | digits.indexOf(text.charAt(at + digit));
    key += entry >>> valueBits;
    const value = entry & ((1 << valueBits) - 1);
    if (value !== 0) yield [key, value];
  }
}
