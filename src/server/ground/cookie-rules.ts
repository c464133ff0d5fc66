/** How every cookie of ours is set. */
export type CookieRules = {
  /** The name on https has the prefix that ties a cookie to this host alone. */
  readonly nameOf: (name: string) => string;
  /** The rules of cookies that no script reads. */
  readonly hidden: CookieManner & { readonly httpOnly: true };
  /** These are the rules of the token, which our scripts echo. */
  readonly readable: CookieManner & { readonly httpOnly: false };
};

type CookieManner = {
  readonly path: '/';
  readonly sameSite: 'lax' | 'none';
  readonly secure: boolean;
  readonly partitioned: boolean;
};

export function cookieRules(secure: boolean): CookieRules {
  return rulesOf(secure ? '__Host-' : '', { path: '/', sameSite: 'lax', secure, partitioned: false });
}

/**
 * In a frame of another site, where browsers send no others: kept for that site alone, and under names of their own, so
 * that a browser that knows no such jars writes over no visit of our own pages. On plain http browsers take them of
 * their own machine only.
 */
export function framedCookieRules(secure: boolean): CookieRules {
  const manner = { path: '/', sameSite: 'none', secure: true, partitioned: true } as const;
  return rulesOf(secure ? '__Host-framed-' : 'framed-', manner);
}

function rulesOf(prefix: string, manner: CookieManner): CookieRules {
  return {
    nameOf: (name) => `${prefix}${name}`,
    hidden: { ...manner, httpOnly: true },
    readable: { ...manner, httpOnly: false },
  };
}
