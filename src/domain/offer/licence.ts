/** The operator sells under this licence. */
export type Licence = 'broker' | 'web-aggregator';

type LicenceRules = {
  /** Scores, the order by score, "recommended" and "never better" are advice, which a web aggregator may not give. */
  readonly mayAdvise: boolean;
};

export const licenceRules: Readonly<Record<Licence, LicenceRules>> = {
  broker: { mayAdvise: true },
  'web-aggregator': { mayAdvise: false },
};
