/** The pages about claims of one policy; the policy's own page leads to them. */
export const estimateTemplate = '/health-plan/proposals/:id/estimate';
export const claimTemplate = '/health-plan/proposals/:id/claim';
export const claimAdditionTemplate = '/health-plan/proposals/:id/claim/:request/addition';
export const claimWithdrawalTemplate = '/health-plan/proposals/:id/claim/:request/withdrawal';
export const complaintTemplate = '/health-plan/proposals/:id/complaint';
export const letterTemplate = '/health-plan/proposals/:id/complaint-letter.pdf';

export const claimAddress = (template: string, id: string) => template.replace(':id', encodeURIComponent(id));
