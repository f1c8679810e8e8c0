/**
 * What it takes to hear a visitor in one language, as data of one shape. Patterns are asked of plain text: the folded
 * words of a sentence with one space between them, and no marks.
 */
export interface ListeningPack {
  language: string
  /** Words by which the language is told from others. */
  signs: ReadonlySet<string>
  numbers: NumberWords
  replies: Replies
  acts: ActPhrases
  sentences: SentenceForms
  choices: ChoiceWords
  answers: AnswerForms
  times: TimeWords
  /** Small words, days and numbers that are heard as meant where the hand slipped. */
  mistyped: ReadonlySet<string>
  /** Lines of words and phrases that say the same where options are named. */
  synonyms: readonly (readonly string[])[]
  optionPhrases: OptionPhrases
}

/** What a number counts, where the words around it say so. Times are brought to days. */
export type Measure = 'money' | 'people' | 'time' | 'age' | 'clock' | 'other'

export interface NumberWords {
  /** What a word counts, or null where it is no number. */
  read: (word: string) => number | null
  /** What multiplies the number before: "k", "thousand". */
  scales: ReadonlyMap<string, number>
  /** Words that say "one" only before a thing: "a room". */
  articles: ReadonlySet<string>
  measures: ReadonlyMap<string, Measure>
  /** Of the words for people, those that may be anybody: no children, and no employees. */
  anybody: ReadonlySet<string>
  /** Of the words for money, those that are what it is spent on, and not what it is counted in. */
  moneyMatters: ReadonlySet<string>
  /** Days in a unit of time. */
  days: ReadonlyMap<string, number>
  /** May stand between a number and what it counts: "2 of us", "3 or more people". */
  passing: ReadonlySet<string>
  /** Things that have a number for a name: "phase 2". */
  numbered: ReadonlySet<string>
  /** Between a number and what it is about: "six for the pain". */
  relating: ReadonlySet<string>
  /** Names of months: the numbers beside them are days. */
  months: ReadonlySet<string>
  /** Stands before the name of a month: "in May". */
  beforeMonth: ReadonlySet<string>
  /** Stands before the day of a month that is written with a dot: "am 15.". None where no dot is written. */
  beforeDay: ReadonlySet<string>
  /** Stands before the hour, and never before an amount. */
  beforeClock: ReadonlySet<string>
  /** "For 4", "zu 4": says how many come. */
  beforeCount: ReadonlySet<string>
  /** Before the number of people: "we are", "sind wir zu". */
  ofUs: RegExp
  /** Before the most that a number could be: "8 out of 10". */
  outOf: RegExp
  /** Between two numbers: "10 to 20". */
  to: ReadonlySet<string>
  /** Between two numbers after "between". */
  and: ReadonlySet<string>
  between: ReadonlySet<string>
  /** How many people a phrase stands for: "just me", "my wife and I". */
  parties: readonly (readonly [RegExp, number])[]
  /** Before a number with nothing after it, people are counted: "a table for 4". */
  beforePeople: RegExp
  /** Before a number with nothing after it, somebody's age is told: "I am 60". */
  beforeAge: RegExp
  /** After a number: "60 years old". */
  afterAge: RegExp
  /** Stand before or after a number and open it to one side. Patterns end, or begin, at the number. */
  atMost: RegExp
  atLeast: RegExp
  orLess: RegExp
  orMore: RegExp
  /** After an amount: how often it is paid. */
  rate: RegExp
}

export interface Replies {
  /** Whole clauses. */
  yes: RegExp
  no: RegExp
  /** Of those, the clauses that may say no more than that something was heard: "ok". */
  hears: RegExp
  /** Openings of a sentence that goes on: "Yes, we do …". */
  opensYes: RegExp
  opensNo: RegExp
  dontKnow: RegExp
  /** "Just looking": wants nothing yet. */
  browsing: RegExp
  /** Whole clauses that look like questions and are none: "who knows". */
  shrug: RegExp
  dontCare: RegExp
  ratherNot: RegExp
  /** Keeps something back, which is more than saying no. */
  withholding: RegExp
  goodbye: RegExp
  /** Says nothing of its own: courtesy, hesitation. */
  fillers: ReadonlySet<string>
  /** Takes back what was said before. */
  correction: RegExp
  /** May take it back, and may as well open an answer. */
  reconsidering: RegExp
}

/** What a sentence does beside telling and asking, wherever the words stand in it. */
export interface ActPhrases {
  /** "Ring me back". */
  callMe: RegExp
  /** What outsiders speak of: work, applications, theses, what they sell. */
  outside: RegExp
  /** Says that nobody has to come to the conversation. */
  noPerson: RegExp
  /** Part of a question that asks for something to be done, and not about it: "Can somebody have a look?" */
  wish: RegExp
  /** Says what somebody wants: "we would like", "I need". */
  wants: RegExp
}

export interface SentenceForms {
  /** Opens a question, with or without its mark. */
  question: RegExp
  /** Opens a question wherever it stands, as many type with no comma: "it is off what will you charge". */
  running: RegExp
  /** Words after which it opens none: "I do not know what you do". */
  notBeforeRunning: ReadonlySet<string>
  /** Whether clauses after a comma open like questions: then only the mark tells. */
  subordinates: boolean
  /** Words that open such a clause. */
  subordinating: ReadonlySet<string>
  /** Opens a question after a comma, without its mark, unless a clause before it is subordinate. */
  afterPause: RegExp
  /** Closes a few words that are typed as into a search box: "business yearly price". */
  keywords: RegExp
  /** Part of a question that asks for something to be done: what it names is what the visitor wants. */
  request: RegExp
  /** Opens a question by its verb: one only where the mark says so. */
  inverted: RegExp
  /** A question in the form of a statement: "I would like to know …". */
  indirect: RegExp
  /** A statement that ends in asking whether it holds: "…, right". */
  tag: RegExp
  /** Opens a question that only the one before completes: "And …?", "What about …?" */
  elliptic: RegExp
  /** Words of questions that name no subject: "cost", "long", "it". */
  asking: ReadonlySet<string>
  /** Opens a condition: what is named in it is not yet so. */
  conditional: ReadonlySet<string>
  /** Before such a word, these make it open a question instead: "I wonder if". */
  wondering: ReadonlySet<string>
  /** Speaks to the organization: such a question is about it, and needs no other subject. */
  addressing: ReadonlySet<string>
  /** Supposes instead of telling: "if we had", "for example". */
  hypothetical: RegExp
  /** Tells the agent what it is or what to forget: nothing in such a message is an answer. */
  override: RegExp
  /** Tells the agent to write into its fields. */
  command: RegExp
  /** Words that join clauses. */
  conjunctions: ReadonlySet<string>
  /** Words that carry no subject matter. */
  light: ReadonlySet<string>
  /** Opens an answer in the visitor's own words, and is no part of it. */
  leadIn: RegExp
  /** Says that something was said before, at the beginning or at the end of a sentence. */
  reminding: { opening: RegExp; closing: RegExp }
  /** Names that follow, in the first group, for a slot that asks for this kind of name. */
  names: readonly NameForm[]
  /** Greetings before anything else: "Hi, …". */
  greeting: RegExp
  /** Talk about the site, the weather or us, which tells nothing of the visitor. */
  remark: RegExp
  /** Says of itself what the visitor is interested in, and asks for more about it. */
  wantsMore: RegExp
  /** Words of questions that belong to the noun after them: "pricing audit". */
  modifying: ReadonlySet<string>
}

export interface NameForm {
  /** Of somebody, not of a company. */
  isPersonal?: true
  /** Words of a slot's key that asks for this kind of name, one of which must be there … */
  defining: ReadonlySet<string>
  /** … and others that may be. */
  besides: ReadonlySet<string>
  /** Opens the name. */
  opens: RegExp
  /** Whether it is enough where another slot was asked for. */
  unmistakable: boolean
  /** Whether a name that it opens may be written small, too, though another slot was asked for. */
  small?: true
  /** Beside a way to reach somebody, it opens a name: of one word, also a small one, or only of two. */
  beside?: 'small' | 'two'
}

export interface ChoiceWords {
  negations: ReadonlySet<string>
  /** After a negation, these agree: "I do not mind sharing". */
  agreeing: ReadonlySet<string>
  /** May stand between a negation and what it rules out: "not the 5th". */
  definite: ReadonlySet<string>
  /** Ends what a negation reaches: "not by phone but by video". */
  negationEnds: ReadonlySet<string>
  /** Negates what stands before it: "phone does not work". */
  negatedAfter: RegExp
  /** In the clause behind it: "Tuesday I sing, that does not work". */
  negatedLater: RegExp
  /** Negates what follows it at once: "instead of Monday". */
  negatedBefore: RegExp
  except: ReadonlySet<string>
  all: RegExp
  /** Two of them: all there are only where there are two. */
  both: RegExp
  /** Options that stand for having no answer, as a slot's value or label. */
  open: RegExp
  /** Options that stand for nothing of the kind. */
  nothing: ReadonlySet<string>
  /** Says that nothing that was put up is meant: "none of those". */
  noneOf: RegExp
  /** Options that stand for something that is not among the others, as a slot's value or label. */
  otherThing: RegExp
  /** Says what the visitor wants, and not merely that there is such a thing. */
  wish: RegExp
  /** Adds to what was said before: "also". */
  adding: RegExp
  /** Before an option, this leaves the others out: "just Friday". */
  only: RegExp
  ordinals: readonly (readonly string[])[]
  last: ReadonlySet<string>
  /** After an ordinal, these make it an option: "the second one". */
  optionWords: ReadonlySet<string>
  /** Words without which a label means something else: "this month". */
  pointing: ReadonlySet<string>
  /** Before an option, these speak of another matter: "since Monday". */
  elsewhere: ReadonlySet<string>
  /** Before what happens again and again: "every morning". */
  recurring: ReadonlySet<string>
  /** Words that options share with everyday talk: they name an option only where it was asked for. */
  everyday: ReadonlySet<string>
  /** Says little about an option that it stands in: it is hardly named by them. */
  vague: ReadonlySet<string>
  /** Speaks for oneself: an option that says "I decide" is not chosen by telling that the boss does. */
  self: ReadonlySet<string>
  /** Before an option, these say that it is the visitor's: "I am the". */
  selfSaying: RegExp
  others: ReadonlySet<string>
  /** Words of a slot's key or title that name no matter: "has", "number". */
  slotWords: ReadonlySet<string>
}

/** Words for times that depend on today. */
export interface TimeWords {
  /** "This month", "next quarter": which one stands in the first group. A week has no months. */
  units: readonly { pattern: RegExp; months: number }[]
  next: RegExp
  /** From January on. */
  months: readonly ReadonlySet<string>[]
  /** Months that are other words too. */
  ambiguous: ReadonlySet<string>
  /** Thirds of a month: "end of March". */
  parts: ReadonlyMap<string, number>
  /** The month that each begins in, and how many it lasts. A holiday may be in any of its months. */
  seasons: ReadonlyMap<string, readonly [first: number, months: number]>
  /** From Monday on. */
  weekdays: readonly ReadonlySet<string>[]
  /** Told with the word before them: "next week", "am Wochenende". */
  periods: ReadonlySet<string>
  /** May stand before a time, and belong to it. */
  leading: ReadonlySet<string>
  /** Days from today. */
  days: ReadonlyMap<string, number>
  soon: RegExp
  /** Says when something is to begin. */
  starting: RegExp
  later: RegExp
  /** Speaks of what has been: "two months ago". */
  past: RegExp
}

/** How an answer opens, and words that are none. */
export interface AnswerForms {
  /** Opens a sentence that takes back what was said before: "wait", "no, nonsense". */
  takingBack: RegExp
  /** Before the number that is meant in the end: "so five". */
  settling: RegExp
  /** Before what is to be written down: "put", "make it". */
  noting: RegExp
  /** Before or after the name of a slot: its answer is wrong, or is to become another. Then the new one follows. */
  wrongBefore: RegExp
  wrongAfter: RegExp
  becomesAfter: RegExp
  /** After the name of a slot: what it is. */
  saysAfter: RegExp
  /** Closes what is said of it: "soll Donnerstag sein". */
  wrongEnding: RegExp
  /** Opens what was not noted: "you forgot …". */
  forgotten: RegExp
  /** Says that a number is another one by now: "more like 8". */
  revising: RegExp
  /** Says that something else would be better: "lieber Freitag". */
  preferring: RegExp
  /** Open a reply to a yes-or-no question, also behind "oh" and "well". */
  saysNo: RegExp
  saysYes: RegExp
  /** Whole clauses that say that somebody asks for themselves, and for no company. */
  unaffiliated: RegExp
  /** How somebody feels: neither a name nor a request. */
  feelings: ReadonlySet<string>
  /** Words that address somebody, and are part of nobody's name. */
  salutations: ReadonlySet<string>
  /** How or when something is to be done, and nobody's name: "call me early". */
  manners: ReadonlySet<string>
  /** Before a name, and part of it: "Familie Brehm". */
  titles: ReadonlySet<string>
  /** What is said of a name, and is none: "my name is wrong". */
  ofNames: ReadonlySet<string>
  /** Behind a name: "… is my name". */
  namedAfter: RegExp
  /** Beside a feeling, these tell how much. */
  degrees: ReadonlySet<string>
  /** Of titles that ask for what the team is to be told. */
  messages: ReadonlySet<string>
  /** Of titles that ask for what belongs nowhere else. */
  notes: ReadonlySet<string>
  /** Around a time: "make it …", "… works". */
  arranging: ReadonlySet<string>
  /** Somebody has something, or uses it. */
  having: ReadonlySet<string>
  /** By which somebody may be reached: "email is fine". */
  channels: ReadonlySet<string>
  /** Of titles that ask for what somebody wants to achieve. */
  goals: ReadonlySet<string>
  /** Of titles that ask for whatever somebody comes with. */
  requests: ReadonlySet<string>
  /** What a slot is called that asks how things are done today. */
  situations: ReadonlySet<string>
  /** How somebody says that: "at the moment". */
  presently: RegExp
  /** Words of a slot's title that asks for a number: "Number of nights". */
  counting: ReadonlySet<string>
  /** Words of one that asks for a date: "Arrival", "Ab wann?" */
  dating: ReadonlySet<string>
  /** Who comes, without a number. */
  parties: ReadonlySet<string>
  /** Words of a date or a time, beside numbers and months. */
  times: ReadonlySet<string>
  /** Of those, the ones that name no date: "now Friday". */
  vagueTimes: ReadonlySet<string>
  /** Before a number with nothing after it, these make it a day: "on the 26". */
  beforeDate: ReadonlySet<string>
}

/**
 * How visitors mean an option without its words, where several may be chosen and were asked for. German has none: on no
 * message of the trial did they make a difference.
 */
export interface OptionPhrases {
  /** Words of an option that do not tell what it stands for: "something". */
  idle: ReadonlySet<string>
  all: readonly OptionPhrase[]
}

export interface OptionPhrase {
  /**
   * Options that stand for what visitors do or ask are meant by nothing else, because their words are everyday ones.
   * Those for any question are meant where none stands for the very question. A matter is named by its own words too.
   */
  kind: 'act' | 'question' | 'any_question' | 'matter'
  /** Options that it stands for, as their value or label. */
  options: readonly string[]
  pattern: RegExp
}
