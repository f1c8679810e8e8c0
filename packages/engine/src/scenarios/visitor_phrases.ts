/** What simulated visitors say, beside their own facts. */
export interface VisitorPhrases {
  greetings: readonly string[]
  yes: readonly string[]
  no: readonly string[]
  declines: readonly string[]
  goodbyes: readonly string[]
  /** Before an answer, by who likes to talk. */
  preludes: readonly string[]
  /** After an answer, by who likes to talk. */
  asides: readonly string[]
  hurry: readonly string[]
  /** About something else altogether. */
  digressions: readonly string[]
  and: string
}

const english: VisitorPhrases = {
  greetings: ['Hi there!', 'Hello!', 'Good morning!'],
  yes: ['Yes.', 'Yes, please.', 'Sure.'],
  no: ['No.', 'No, thank you.', 'Rather not.'],
  declines: ['I do not know.', 'I would rather not say.', 'No idea.'],
  goodbyes: ['That is all, thanks.', 'No, nothing else.', 'Thanks, that was all.'],
  preludes: ['Happy to tell you.', 'Of course.', 'Let me think.'],
  asides: ['I am glad that I found you.', 'My colleagues will be happy.', 'Thanks for asking.'],
  hurry: ['I am in a hurry.', 'I do not have much time.', 'Quickly, please.'],
  digressions: ['It is raining here again.', 'I am on the train right now.', 'Your website looks nice.'],
  and: 'and',
}

const german: VisitorPhrases = {
  greetings: ['Hallo!', 'Guten Tag!', 'Guten Morgen!'],
  yes: ['Ja.', 'Ja, gerne.', 'Klar.'],
  no: ['Nein.', 'Nein, danke.', 'Lieber nicht.'],
  declines: ['Das weiß ich nicht.', 'Das möchte ich nicht sagen.', 'Keine Ahnung.'],
  goodbyes: ['Das war alles, danke.', 'Nein, sonst nichts.', 'Danke, das war es.'],
  preludes: ['Das sage ich gern.', 'Natürlich.', 'Mal überlegen.'],
  asides: ['Schön, dass ich Sie gefunden habe.', 'Meine Kollegen wird das freuen.', 'Danke der Nachfrage.'],
  hurry: ['Ich bin in Eile.', 'Ich habe nicht viel Zeit.', 'Bitte schnell.'],
  digressions: ['Hier regnet es schon wieder.', 'Ich sitze gerade im Zug.', 'Ihre Website sieht schön aus.'],
  and: 'und',
}

export const phrasesIn = (locale: string): VisitorPhrases =>
  locale.toLowerCase().startsWith('de') ? german : english
