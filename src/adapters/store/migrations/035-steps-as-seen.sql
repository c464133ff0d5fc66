update events set step = null where kind = 'usage' and step is not null;
