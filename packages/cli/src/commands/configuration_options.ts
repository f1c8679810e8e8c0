import type { Option } from '../command.ts'
import { organizationChoice } from './organization_option.ts'

/** Where the files of a configuration are. */
export const folderArgument = {
  name: 'folder',
  value: '<folder>',
  meaning: 'The folder with the files: agents/, prompt_templates/, services/ and so on.',
}

/** Whose configuration it is. */
export const sourceOptions: Record<string, Option> = {
  organization: organizationChoice,
  url: {
    value: '<url>',
    meaning: 'Use the server at this URL instead of the local database, with the key in FOYER_API_KEY.',
  },
}
