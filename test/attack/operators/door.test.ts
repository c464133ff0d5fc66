import { prove } from '../proof.ts';
import { operatorsDoor } from './door.ts';

prove(operatorsDoor);
