import { prove } from '../proof.ts';
import { operatorSignIn } from './sign-in.ts';

prove(operatorSignIn);
