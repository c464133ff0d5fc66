import { serverIds } from '../person/member-key.ts';
import { type BlockId, idsOfSeveral, type PersonBlockId, personPrefix } from './block-id.ts';

/** Every id that a block can have. */
export const blockIds: readonly BlockId[] = [
  ...idsOfSeveral,
  ...serverIds().map((id): PersonBlockId => `${personPrefix}${id}`),
];
