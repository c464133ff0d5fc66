/** What a bank or an insurer wrote, as it wrote it: in English on a Hindi page too, and read out so. */
export function OwnWords({ children }: { readonly children: string }) {
  return <q lang={/\p{Script=Devanagari}/u.test(children) ? 'hi' : 'en'}>{children}</q>;
}
