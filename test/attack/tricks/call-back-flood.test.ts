import { prove } from '../proof.ts';
import { callBackFlood } from './call-back-flood.ts';

prove(callBackFlood);
