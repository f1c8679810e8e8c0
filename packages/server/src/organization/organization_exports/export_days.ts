/** For how many days an export is there after it has ended. */
export const exportDays = 7
