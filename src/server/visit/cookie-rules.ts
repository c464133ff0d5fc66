/** How every cookie of ours is set. */
export type CookieRules = {
  /** On https with the prefix that ties a cookie to this host alone. */
  readonly nameOf: (name: string) => string;
  /** Of cookies that no script reads. */
  readonly hidden: Readonly<ReturnType<typeof rulesOf>> & { readonly httpOnly: true };
  /** Of the token, which our scripts echo. */
  readonly readable: Readonly<ReturnType<typeof rulesOf>> & { readonly httpOnly: false };
};

export function cookieRules(secure: boolean): CookieRules {
  const common = rulesOf(secure);
  return {
    nameOf: (name) => (secure ? `__Host-${name}` : name),
    hidden: { ...common, httpOnly: true },
    readable: { ...common, httpOnly: false },
  };
}

function rulesOf(secure: boolean) {
  return { path: '/', sameSite: 'lax', secure } as const;
}
