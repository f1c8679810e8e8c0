export const extractionPrompt = `- Record what the visitor said or clearly agreed to, and nothing else: no guesses, nothing that is merely usual, no company taken from an email address.
- Where values are listed, choose the one that means the same. If none does, leave the answer out.
- Write names, numbers and addresses exactly as the visitor did. Put anything else in the visitor's own words, shortened.
- A question, an example or a thank-you is not an answer.
`
