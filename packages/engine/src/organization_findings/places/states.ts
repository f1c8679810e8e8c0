/** The states of the United States that lie in one time zone; null where a state has two. */
export const states: Record<string, string | null> = {
  ...of('America/New_York', 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...of('America/Chicago', 'AL AR IA IL LA MN MO MS OK WI'),
  ...of('America/Denver', 'CO MT NM UT WY'),
  ...of('America/Los_Angeles', 'CA WA'),
  ...of('America/Phoenix', 'AZ'),
  ...of('Pacific/Honolulu', 'HI'),
  ...of(null, 'AK FL ID IN KS KY MI ND NE NV OR SD TN TX'),
}

function of(timezone: string | null, list: string): Record<string, string | null> {
  return Object.fromEntries(list.split(' ').map((state) => [state, timezone]))
}
