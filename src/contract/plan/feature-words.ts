import type { Slab } from '#domain/catalogue/catalogue.ts';
import { type FeaturePhrase, featureFacts } from '#domain/cover/feature-facts.ts';
import type { LimitedTreatment, ScoreItem } from '#domain/cover/features.ts';

/** Says in the asker's language what stands in a plan; the words are the server's. */
export type SayPlan = (
  id: `feature.${FeaturePhrase}` | `treatment.${LimitedTreatment}`,
  values?: Readonly<Record<string, string | number>>,
) => string;

type FeatureWords = {
  readonly value: string | number | boolean | null;
  /** The wire's `verbose`: one short phrase. Screens word the typed facts themselves. */
  readonly verbose: string;
  readonly available: boolean;
};

/** Value, words and availability of one item of the score list (specification section 3). */
export function verboseFeature(say: SayPlan, item: ScoreItem, slab: Slab): FeatureWords {
  const knownWords = wordsOf(say, slab);
  const words = knownWords.get(item) ?? madeWords(say, item, slab);
  knownWords.set(item, words);
  return words;
}

function madeWords(say: SayPlan, item: ScoreItem, slab: Slab): FeatureWords {
  const { value, available, phrase, values } = featureFacts(item, slab);
  return { value, verbose: say(`feature.${phrase}`, values), available };
}

/** A list says ten phrases of each of its plans, and the same ones to everybody: said once, as long as the slab is sold. */
const wordsOfSlabs = new WeakMap<SayPlan, WeakMap<Slab, Map<ScoreItem, FeatureWords>>>();

function wordsOf(say: SayPlan, slab: Slab): Map<ScoreItem, FeatureWords> {
  const ofSlabs = wordsOfSlabs.get(say) ?? new WeakMap<Slab, Map<ScoreItem, FeatureWords>>();
  wordsOfSlabs.set(say, ofSlabs);
  const words = ofSlabs.get(slab) ?? new Map<ScoreItem, FeatureWords>();
  ofSlabs.set(slab, words);
  return words;
}
