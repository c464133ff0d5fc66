import { prove } from '../proof.ts';
import { damagedData } from './damage.ts';

prove(damagedData);
