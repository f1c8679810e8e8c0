/** Where the files of a configuration are. */
export const folderArgument = {
  name: 'folder',
  value: '<folder>',
  meaning: 'The folder with the files: agents/, prompt_templates/, services/ and so on.',
}
