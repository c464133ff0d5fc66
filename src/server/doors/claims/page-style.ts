/** What the pages about claims look like, after the common rules of a plain page. */
export const claimStyle = `
:root{--pays:#0b4f5c;--owes:#a03a26;--bad:#a1261b;--edge:#7b7564}
@media (prefers-color-scheme:dark){:root{--pays:#6fb9c1;--owes:#f09a83;--bad:#ff9c8c;--edge:#7e8b89}}
form{background:var(--surface);border:1px solid var(--rule);border-radius:8px;padding:16px;max-width:44rem;margin:32px 0 16px}
form h2:first-child{margin-top:0}
.field{display:grid;gap:4px;margin:0 0 20px}
.field label,legend{font-weight:600}
small{font-size:.9375rem;color:var(--ink-2)}
.wrong{color:var(--bad);font-weight:600}
input:not([type=radio]),select,textarea{font:inherit;color:var(--ink);background:var(--page);border:1px solid var(--edge);border-radius:5px;padding:10px 12px;width:100%;min-width:0;min-height:48px}
[aria-invalid]{border-color:var(--bad)!important;border-width:2px}
fieldset{border:0;padding:0;margin:0 0 20px;min-width:0}
fieldset[aria-invalid]{border-inline-start:4px solid var(--bad)!important;padding-inline-start:12px}
legend{padding:0}
.way{display:flex;gap:12px;align-items:center;min-height:44px;border-top:1px solid var(--rule)}
.way:first-of-type{border-top:0}
.way input{width:22px;height:22px;flex:none;accent-color:var(--brand)}
button{font:inherit;font-weight:700;min-height:48px;padding:8px 20px;border:1px solid var(--brand);border-radius:5px;background:var(--brand);color:var(--on-brand)}
details{border:1px solid var(--rule);border-radius:5px;padding:0 12px;margin:0 0 20px}
summary{min-height:48px;display:flex;align-items:center;font-weight:600;color:var(--brand);cursor:pointer}
.duo{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:0 16px}
.bad{border:1px solid var(--bad);border-inline-start-width:6px;border-radius:5px;padding:4px 16px;margin:0 0 20px;background:var(--surface)}
.bad li{margin:0 0 8px}
.verdict{font:600 1.5rem/1.35 Charter,Cambria,"Noto Serif","Noto Serif Devanagari",serif;margin:0 0 16px}
.care{border-inline-start:6px solid var(--owes);padding:10px 16px;background:var(--surface);margin:0 0 16px}
.care p{margin:0 0 4px}
.khata{margin:0 0 16px}
.khata th[scope=row]{background:none;width:auto;font-weight:400}
.khata td{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;overflow-wrap:normal}
.khata small{display:block;margin:0 0 4px}
.khata caption{text-align:start;padding:0 0 6px}
.khata :is(.bill,.cut)>*{border-bottom:0;padding-bottom:0}
.khata .why td{text-align:start;white-space:normal;padding-top:2px;overflow-wrap:anywhere}
.khata .pays>*{color:var(--pays);font-weight:700}
.khata .owes>*{color:var(--owes);font-weight:700;border-bottom:0}
.khata .bill>*{font-weight:700}
.steps{list-style:none;padding:0;margin:0 0 16px}
.steps>li{border-inline-start:4px solid var(--rule);padding:0 0 4px 16px;margin:0 0 20px}
.steps>.now{border-color:var(--pays)}
.steps h3{margin:0 0 4px;font-size:1.125rem}
.steps p{margin:0 0 6px;max-width:66ch;overflow-wrap:anywhere}
.tag{display:inline-block;background:var(--pays);color:var(--on-brand);border-radius:4px;padding:0 8px;font-size:.875rem;font-weight:700;margin-inline-end:8px}
.letters{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 8px}
.letters button{background:none;color:var(--brand)}
form.bare{margin:0;border:0;padding:0;background:none;max-width:none}
li{margin:0 0 4px}
@media (forced-colors:active){.steps>.now,.care,.bad{border-color:Highlight}.tag{border:1px solid}}
`;
