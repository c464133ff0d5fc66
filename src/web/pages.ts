import type { Device } from '#web/browser/device.tsx';
import type { AnyPage } from '#web/page/page.ts';
import { aboutPage } from './screens/about/page.ts';
import { addressDetailsPage } from './screens/address-details/page.ts';
import { allPlansPage } from './screens/all-plans/page.ts';
import { billTestPage } from './screens/bill-test/page.ts';
import { buyPolicyPage } from './screens/buy-policy/page.ts';
import { changePolicyPage } from './screens/change-policy/page.ts';
import { chooseMemberPage } from './screens/choose-member/page.ts';
import { cityPickerPage } from './screens/city-picker/page.ts';
import { comparePage } from './screens/compare/page.ts';
import { covidPlanPage } from './screens/covid-plan/page.ts';
import { decisionPage } from './screens/decision/page.ts';
import { endPolicyPage } from './screens/end-policy/page.ts';
import { existingPolicyPage } from './screens/existing-policy/page.ts';
import { familyDetailPage } from './screens/family-detail/page.ts';
import { helpPage } from './screens/help/page.ts';
import { howCoverCountsPage } from './screens/how-cover-counts/page.ts';
import { howPricesWorkPage } from './screens/how-prices-work/page.ts';
import { howScoresWorkPage } from './screens/how-scores-work/page.ts';
import { howYearsAreCountedPage } from './screens/how-years-are-counted/page.ts';
import { introPage } from './screens/intro/page.ts';
import { kycPage } from './screens/kyc/page.ts';
import { kycFailurePage } from './screens/kyc-failure/page.ts';
import { kycSuccessPage } from './screens/kyc-success/page.ts';
import { landingPage } from './screens/landing/page.ts';
import { landingLeavesPage } from './screens/landing-leaves/page.ts';
import { landingSummaryPage } from './screens/landing-summary/page.ts';
import { leaveDevicePage } from './screens/leave-device/page.ts';
import { memberDetailsPage } from './screens/member-details/page.ts';
import { myPoliciesPage } from './screens/my-policies/page.ts';
import { openPoliciesPage } from './screens/open-policies/page.ts';
import { paperPage } from './screens/paper/page.ts';
import { planDetailPage } from './screens/plan-detail/page.ts';
import { policyOfflinePage } from './screens/policy-offline/page.ts';
import { preRecommendationPage } from './screens/pre-recommendation/page.ts';
import { privacyPage } from './screens/privacy/page.ts';
import { proposalFormPage } from './screens/proposal-form/page.ts';
import { renewPage } from './screens/renew/page.ts';
import { resultsPage } from './screens/results/page.ts';
import { resumePage } from './screens/resume/page.ts';
import { reviewDetailPage } from './screens/review-detail/page.ts';
import { splitPlansPage } from './screens/split-plans/page.ts';
import { standardPlanPage } from './screens/standard-plan/page.ts';
import { termsPage } from './screens/t-and-c/page.ts';
import { transactionExpiredPage } from './screens/transaction-expired/page.ts';
import { transactionFailurePage } from './screens/transaction-failure/page.ts';
import { transactionSuccessPage } from './screens/transaction-success/page.ts';

/** THE list of pages, by the folder of the screen. Routes, links, words, budgets and what is loaded follow from it. */
export const pages = {
  intro: introPage,
  'choose-member': chooseMemberPage,
  'member-details': memberDetailsPage,
  'address-details': addressDetailsPage,
  'city-picker': cityPickerPage,
  'family-detail': familyDetailPage,
  'existing-policy': existingPolicyPage,
  landing: landingPage,
  'landing-leaves': landingLeavesPage,
  'landing-summary': landingSummaryPage,
  'policy-offline': policyOfflinePage,
  'pre-recommendation': preRecommendationPage,
  'split-plans': splitPlansPage,
  results: resultsPage,
  compare: comparePage,
  'plan-detail': planDetailPage,
  decision: decisionPage,
  'buy-policy': buyPolicyPage,
  'proposal-form': proposalFormPage,
  'review-detail': reviewDetailPage,
  kyc: kycPage,
  'kyc-success': kycSuccessPage,
  'kyc-failure': kycFailurePage,
  't-and-c': termsPage,
  'transaction-success': transactionSuccessPage,
  'transaction-failure': transactionFailurePage,
  'transaction-expired': transactionExpiredPage,
  renew: renewPage,
  'how-scores-work': howScoresWorkPage,
  'how-prices-work': howPricesWorkPage,
  'how-cover-counts': howCoverCountsPage,
  'how-years-are-counted': howYearsAreCountedPage,
  'bill-test': billTestPage,
  'all-plans': allPlansPage,
  'standard-plan': standardPlanPage,
  'covid-plan': covidPlanPage,
  paper: paperPage,
  about: aboutPage,
  privacy: privacyPage,
  help: helpPage,
  'my-policies': myPoliciesPage,
  resume: resumePage,
  'open-policies': openPoliciesPage,
  'end-policy': endPolicyPage,
  'change-policy': changePolicyPage,
  'leave-device': leaveDevicePage,
} as const satisfies Readonly<Record<string, AnyPage>>;

/** @throws with code MODULE_NOT_FOUND for a screen that is not listed. Specification section 8. */
export function pageOf(screen: string): AnyPage {
  const listed: Readonly<Record<string, AnyPage>> = pages;
  const page = Object.hasOwn(listed, screen) ? listed[screen] : undefined;
  if (page) return page;
  throw Object.assign(new Error(`Cannot find module '${screen}'`), { code: 'MODULE_NOT_FOUND' });
}

/** The source file of a view, as the build manifest names it: `view.tsx`, or `mobile.tsx` and `desktop.tsx`. */
export function viewFile(screen: string, device: Device): string {
  const file = typeof pageOf(screen).view === 'function' ? 'view' : device;
  return `src/web/screens/${screen}/${file}.tsx`;
}
