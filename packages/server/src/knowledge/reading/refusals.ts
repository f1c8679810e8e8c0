import { SourceFailure } from './failure.ts'

/** What several readers refuse, in the same words. Reading the same bytes again would end the same way. */

const lasting = { lasting: true }

/** `what` and `about` are one clause without a full stop. */
export const tooLong = (what: string) =>
  new SourceFailure('too_long', `${what}. Split it into several sources.`, lasting)

export const malformed = (about: string) =>
  new SourceFailure(
    'malformed',
    `${about}. Open it in the program it was made with, save it again, and add the new file.`,
    lasting,
  )

export const passwordProtected = () =>
  new SourceFailure(
    'password_protected',
    'The file is password-protected. Save it without a password and add it again.',
    lasting,
  )

export const empty = () =>
  new SourceFailure(
    'empty',
    'There is no text to read. If the text only appears in a browser, add it as a file or as text.',
    lasting,
  )
