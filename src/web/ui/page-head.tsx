import type { ReactNode } from 'react';

type PageHeadProps = { readonly title: string; readonly lede: ReactNode };

/** Heading and the sentence under it; keeps the distance of the stack it stands in. */
export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <div>
      <h1>{title}</h1>
      <p className="lede mt-2">{lede}</p>
    </div>
  );
}
