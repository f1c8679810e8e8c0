/** What was read from a page, said by a visitor or given by a model does not get to command the terminal. */

export const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

/** For a cell of a table: its text cannot begin a row of its own. */
export const oneLine = (text: string) => withoutControls(text.replaceAll(/\s+/g, ' '))

/** JSON escapes most of them by itself; a terminal also obeys DEL and U+0080 to U+009F. */
export const jsonOf = (data: unknown, indent?: number) =>
  JSON.stringify(data, null, indent).replaceAll(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
