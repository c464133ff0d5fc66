import type { eachGateway, GatewayDouble } from '../doubles/gateways.ts';

/** How much of an attack: some seconds in `npm test`, some minutes in `npm run attack`. */
export type Scale = { readonly name: 'short' | 'long'; readonly seed: number };

export type Report = {
  /** How often it struck. An attack that did nothing proves nothing. */
  readonly strikes: number;
  /** What was measured, for one line. */
  readonly figures: string;
  /** What is wrong; none: the product held. */
  readonly complaints: readonly string[];
};

/** A fault that is built in on purpose, so that the attack is known to find it. */
export type Planted = {
  readonly fault: string;
  /** What one of the complaints has to say. */
  readonly finds: RegExp;
  readonly run: (scale: Scale) => Promise<Report>;
};

export type Attack = {
  readonly name: string;
  /** Needs a build or minutes. */
  readonly isLongOnly?: true;
  /** Why it cannot be run on this machine; undefined: it can. */
  readonly whyNot?: () => Promise<string | undefined>;
  readonly run: (scale: Scale) => Promise<Report>;
  readonly planted: readonly Planted[];
};

/** What an attack or one of its planted faults has against a run; none: it passed. */
export function objectionsTo({ strikes, complaints }: Report): readonly string[] {
  return strikes > 0 ? complaints : ['It struck at nothing', ...complaints];
}

/** Undefined when the planted fault was found. */
export function blindnessOf({ fault, finds }: Planted, { strikes, complaints }: Report): string | undefined {
  if (strikes > 0 && complaints.some((complaint) => finds.test(complaint))) return undefined;
  return `Blind for ${fault}: ${strikes} strikes, complaints ${JSON.stringify(complaints.slice(0, 3))}`;
}

const maxLines = 12;

/** So many that somebody can read them. */
export function shortened(complaints: readonly string[]): readonly string[] {
  const more = complaints.length - maxLines;
  return more > 0 ? [...complaints.slice(0, maxLines), `and ${more} more`] : complaints;
}

/** The same attack on one gateway after the other, as one report. */
export async function onEachGateway(
  gateways: typeof eachGateway,
  attack: (gateway: GatewayDouble) => Promise<Report>,
): Promise<Report> {
  const reports: Report[] = [];
  for (const [name, gateway] of gateways) {
    const { figures, ...report } = await attack(gateway);
    reports.push({ ...report, figures: `${name}: ${figures}` });
  }
  return {
    strikes: reports.reduce((sum, { strikes }) => sum + strikes, 0),
    figures: reports.map(({ figures }) => figures).join('; '),
    complaints: reports.flatMap(({ complaints }) => complaints),
  };
}
