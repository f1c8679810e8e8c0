import { wordSet } from '../patterns.ts'

/** Words that carry no subject matter. */
export const functionWords = wordSet(`
  a an the this that these those each every all any some no none both either neither such same other another more most
  many much few several own one i you he she it we they me him her us them my your his its our their mine yours hers
  ours theirs who whom whose which what when where why how if then than as so because while although though until
  unless since whether and or but nor not only also too very just even still yet again already always never often
  usually sometimes of in on at to from by with without for about into onto over under between through during before
  after above below up down out off per via within across against among around like is are was were be been being am
  has have had having do does did doing done can could will would shall should may might must get gets got make makes
  made use used using let lets need needs want wants there here now please it's you're we're they're i'm that's don't
  doesn't isn't aren't can't won't you'll we'll i'll they'll you've we've i've they've there's what's let's didn't
  wasn't weren't hasn't haven't cannot couldn't wouldn't shouldn't`)

export const determiners = wordSet('the a an our your my his her their each every all some many most any no')

export const auxiliaries = wordSet(`
  is are was were am has have had does do did isn't aren't wasn't weren't hasn't haven't doesn't don't didn't can could
  will would shall should may might must cannot can't couldn't won't wouldn't shouldn't`)

/** Words that open another clause. */
export const clauseWords = wordSet(`
  i you he she it we they who whom whose which what when where why how if because while although that it's you're we're
  they're i'm that's there's you'll we'll it'll they'll you've we've they've who's what's he's she's i've i'll let's`)

/** Verbs as they follow their subject. */
export const verbs = wordSet(`
  costs cost takes take includes include offers offer provides provide supports support requires require needs need
  allows allow lets let helps help works work runs run starts start begins begin ends end lasts last covers cover
  contains contain means mean gives give makes make uses use comes come shows show sends send stores store tracks track
  counts count opens open closes close stands stand consists consist meets meet gets get goes go keeps keep leads lead
  lives live belongs belong depends depend enables enable ensures ensure follows follow handles handle happens happen
  holds hold integrates joins join looks look manages manage matches match moves move owns own pays pay performs perform
  plans presents publishes reads read receives receive represents returns return serves serve sits sets set speaks
  speak specializes specialises teaches teach tells tell tries try turns turn understands applies apply collects collect
  connects connect creates create delivers deliver describes displays focuses guides hosts involves maintains measures
  organizes organises prepares protects reports respects reviews saves sells shares stays stops builds build want wants
  know knows believe believes recommend recommends ask asks expect expects encourage encourages see sees find finds
  became began built led left lived made met moved ran said sold spent studied taught took told went won wrote grew
  chose brought bought kept gave got held knew meant paid put saw sent thought understood came did found had has`)

export const plurals = wordSet("are were have do aren't weren't haven't don't")
export const modals = wordSet(`
  can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't had did`)

/** How a sentence opens that tells the reader what to do. */
export const imperatives = `
  please, do not, don't, never, always, make sure, be sure, feel free, try, ask, get, go, click, tap, press, open, close,
  select, choose, pick, enter, type, copy, paste, add, create, delete, remove, edit, change, update, set, configure,
  install, uninstall, download, upload, run, restart, start, stop, enable, disable, turn, switch, use, log, sign,
  navigate, scroll, drag, drop, move, rename, replace, insert, include, exclude, submit, send, save, check, verify,
  confirm, ensure, review, test, wait, keep, avoid, consider, remember, note, contact, email, call, write, fill, find,
  look, read, follow, let, give, take, bring, provide, share, post, join, schedule, book, reserve, connect, import,
  export, generate, define, specify, assign, attach, build, deploy, clone, visit, reach, talk, tell, leave, put, name,
  work, plan, prepare, decide, discuss, document, identify, invite, refer, request, report, return, search, show, store,
  subscribe, tag, track, understand, upgrade, view, ignore, allow, apply, begin, append, be, have, do, make, help, learn,
  listen, meet, focus, explain, encourage, establish, gather, hold, offer, pay, pull, push, merge, commit, fork, skip,
  tweak, override, customize, authorize, complete, comment, continue, expand, launch, limit, list, load, mark, mention,
  monitor, notify, place, print, publish, query, record, reduce, reply, reset, resolve, respond, split, stay, summarize,
  support, treat, wrap, think, speak, practice, recognize, respect, seek, participate`
