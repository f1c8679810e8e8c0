/** Words that are meant for a request, as they are said about a file. */
export const wordsForFiles = (message: string) =>
  message
    .replace('is not a parameter of this operation', 'is not a field of this file')
    .replace('The body', 'The file')
