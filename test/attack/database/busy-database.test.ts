import { prove } from '../proof.ts';
import { busyDatabase } from './busy-database.ts';

prove(busyDatabase);
