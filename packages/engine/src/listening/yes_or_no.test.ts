import { de, table } from '../testing/listen.ts'

table('a yes or no is heard behind an interjection and before a question', [
  ['oh no nothing like that', { asked: 'has_website' }, { has_website: false }],
  ['no no, everything works', { asked: 'has_website' }, { has_website: false }],
  ['oh yes we do', { asked: 'has_website' }, { has_website: true }],
  ['no, do you build those yourselves?', { asked: 'has_website' }, { has_website: false }],
  ['nein, messen Sie das nicht selbst?', { ...de, asked: 'has_website' }, { has_website: false }],
  ['ach nein, noch lange nicht', { ...de, asked: 'has_website' }, { has_website: false }],
  ['oh no idea', { asked: 'has_website' }, {}],
])

table('a yes or no decides, wherever it stands', [
  ['the old website was my brother’s. so no.', { asked: 'has_website' }, { has_website: false }],
  ['Die Website hat mein Bruder. Also leider nein.', { ...de, asked: 'has_website' }, { has_website: false }],
  ['whatever. yes, we do', { asked: 'has_website' }, { has_website: true }],
])

table('a no may stand before any other no', [
  ['no of course not', { asked: 'has_website' }, { has_website: false }],
  ['nein natürlich nicht', { ...de, asked: 'has_website' }, { has_website: false }],
])
