/** What the page of claims adds to the common rules of pages about claims. */
export const tellStyle = `
.sorts{list-style:none;padding:0;margin:0 0 24px;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:12px}
.sorts li{margin:0}
.sorts a{display:block;height:100%;padding:12px 16px;border:1px solid var(--edge);border-radius:8px;background:var(--surface);text-decoration:none}
.sorts b{display:block}
.sorts span{color:var(--ink-2)}
.sorts [aria-current]{border:3px solid var(--brand);padding:10px 14px}
.first{border-inline-start:6px solid var(--owes);background:var(--surface);padding:12px 16px;margin:0 0 20px}
.first p{margin:0 0 8px}
.first b{font-size:1.375rem}
.call a{display:inline-flex;align-items:center;min-height:48px;padding:8px 20px;border:1px solid var(--brand);border-radius:5px;font-weight:700;text-decoration:none}
.claim{border:1px solid var(--rule);border-inline-start:6px solid var(--brand);border-radius:8px;background:var(--surface);padding:16px;margin:0 0 20px;max-width:44rem}
.claim h2{margin:0 0 8px}
.claim p{margin:0 0 8px;overflow-wrap:anywhere}
.claim.good{border-inline-start-color:var(--pays)}
.claim:is(.owes,.stopped){border-inline-start-color:var(--owes)}
.claim .words{border-inline-start:3px solid var(--rule);padding-inline-start:12px}
.nowrap{white-space:nowrap}
.claim form{display:inline-block;margin:8px 8px 0 0;border:0;padding:0;background:none}
form h3:first-child{margin-top:0}
.claim button{background:none;color:var(--brand)}
@media (forced-colors:active){.sorts [aria-current],.first,.claim{border-color:Highlight}}
`;
