import { isArmyCode } from './army-code.ts';
import { isPincode } from './pincode.ts';

/** What keeps a pincode from being one of a place; undefined when nothing does. */
export function pincodeFailure(text: string): 'PINCODE_INVALID' | 'PINCODE_ARMY' | undefined {
  if (isPincode(text)) return undefined;
  return isArmyCode(text) ? 'PINCODE_ARMY' : 'PINCODE_INVALID';
}
