import { damagedData } from './damage.ts';
import { prove } from './proof.ts';

prove(damagedData);
