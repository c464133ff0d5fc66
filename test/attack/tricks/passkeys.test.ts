import { prove } from '../proof.ts';
import { passkeys } from './passkeys.ts';

prove(passkeys);
