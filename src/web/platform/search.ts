import { useSearch } from '@tanstack/react-router';

/** One value of the address's query, as text. */
export function useSearchText(name: string): string | undefined {
  // Our router reads every search value as text; the library types search by file routes, which we do not use.
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  return search[name];
}

/** The whole query of the page shown; while another page loads it stays this one's. */
export function useSearchTexts(): Readonly<Record<string, string | undefined>> {
  // As above: every value is text.
  return useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
}
