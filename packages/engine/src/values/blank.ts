/** What was read stands as this for the readers that follow: no letter, digit, space or mark that means anything. */
export const blank = '\uE000'
