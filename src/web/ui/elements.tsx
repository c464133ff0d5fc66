import type { ReactElement, ReactNode } from 'react';

/**
 * What may stand beside other things in a slot: elements, no bare text. The translation of a browser puts another node in
 * the place of each text, and the library then neither finds nor changes the one that it drew (decision 123).
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[];

/** A text gets an element of its own; what has one already stays as it is. */
export const inElement = (node: ReactNode): Exclude<ReactNode, string | number | bigint> =>
  typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint' ? (
    <span>{node}</span>
  ) : (
    node
  );
