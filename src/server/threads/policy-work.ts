import type { PolicySchedule } from '#usecases/policy-schedule.ts';
import { policyPdf } from '../papers/policy-pdf.ts';
import { workOn } from './work.ts';

// `policy-drawer.ts` sends nothing but schedules.
workOn((job) => policyPdf(job as PolicySchedule));
