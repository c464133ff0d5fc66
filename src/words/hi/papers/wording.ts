/** Policy wording: what stands in no other paper. */
export const messages = {
  'papers.wording': 'पॉलिसी की पूरी शर्तें: {product}',
  'papers.contract': 'करार',
  'papers.contract.indemnity':
    '{product}, {insurer} की पॉलिसी है। यह अस्पताल के बिल भरती है, आपके चुने हुए कवर तक: साल में {covers}।',
  'papers.contract.super-top-up':
    '{product}, {insurer} की पॉलिसी है। साल के अस्पताल के बिलों का पहला हिस्सा आप या आपकी दूसरी पॉलिसी देती है; उसके ऊपर के बिल यह भरती है, आपके चुने हुए कवर तक: साल में {covers}।',
};
