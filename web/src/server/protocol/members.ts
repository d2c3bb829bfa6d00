// Made from warhost.server.protocol by `python -m warhost.server.typescript`; do not edit.

import type * as protocol from '../protocol'

/** What is asked for over HTTP, by name. */
export interface Answers {
  AdminBan: protocol.AdminBan
  AdminClub: protocol.AdminClub
  AdminDone: protocol.AdminDone
  AdminEntry: protocol.AdminEntry
  AdminHome: protocol.AdminHome
  AdminJob: protocol.AdminJob
  AdminNode: protocol.AdminNode
  AdminPerson: protocol.AdminPerson
  AdminPersonInfo: protocol.AdminPersonInfo
  AdminReport: protocol.AdminReport
  AdminSetting: protocol.AdminSetting
  AdminTable: protocol.AdminTable
  AdviceInfo: protocol.AdviceInfo
  AnalysisInfo: protocol.AnalysisInfo
  CardAbout: protocol.CardAbout
  CardInfo: protocol.CardInfo
  CardRulings: protocol.CardRulings
  ClubBrief: protocol.ClubBrief
  ClubInfo: protocol.ClubInfo
  ClubInvitation: protocol.ClubInvitation
  Deck: protocol.Deck
  DeckPool: protocol.DeckPool
  DeckReport: protocol.DeckReport
  DeckText: protocol.DeckText
  Document: protocol.Document
  Frame: protocol.Frame
  GameInfo: protocol.GameInfo
  LessonFrame: protocol.LessonFrame
  LessonInfo: protocol.LessonInfo
  LessonWhy: protocol.LessonWhy
  LevelInfo: protocol.LevelInfo
  LobbyInfo: protocol.LobbyInfo
  Moment: protocol.Moment
  PrivacyInfo: protocol.PrivacyInfo
  Problem: protocol.Problem
  PuzzleFrame: protocol.PuzzleFrame
  PuzzleInfo: protocol.PuzzleInfo
  PuzzleCount: protocol.PuzzleCount
  PuzzleSolution: protocol.PuzzleSolution
  PuzzleWhy: protocol.PuzzleWhy
  RulesInfo: protocol.RulesInfo
  SavedDeck: protocol.SavedDeck
  ScenarioChapter: protocol.ScenarioChapter
  ScenarioInfo: protocol.ScenarioInfo
  ScenarioRun: protocol.ScenarioRun
  Session: protocol.Session
  MutedPerson: protocol.MutedPerson
  SessionInfo: protocol.SessionInfo
  TableInfo: protocol.TableInfo
  TextInfo: protocol.TextInfo
}

/** The members that each of them has. */
export const MEMBERS: Record<keyof Answers, string> = {
  AdminBan: 'kind network reason begun until',
  AdminClub: 'id name founder founder_name members',
  AdminDone: 'job key',
  AdminEntry: 'id at actor action target details',
  AdminHome: 'role node staff',
  AdminJob: 'id kind state target created ended result',
  AdminNode: 'id address leaving tables',
  AdminPerson: 'id name guest created role banned closed',
  AdminPersonInfo: 'person sessions used tables clubs bans addresses',
  AdminReport: 'id by person reporter table said at state handler note',
  AdminSetting: 'name kind value default',
  AdminTable: 'id game state public created owner people node',
  AdviceInfo: 'moment seat options line quick',
  AnalysisInfo: 'done of sides curve turning decisions failed',
  CardAbout: 'code rules doubts scenarios decks before after pack number',
  CardInfo: 'code name names army facts text effects',
  CardRulings: 'code rules',
  ClubBrief: 'id name members',
  ClubInfo: 'id name founder key season game seasons members rounds games removed',
  ClubInvitation: 'id name founder members',
  Deck: 'army',
  DeckPool: 'game armies packs cards ready formats forms least most copies',
  DeckReport: 'problems ranks wanted families ally closed needs',
  DeckText: 'game text',
  Document: 'table you view windows talk',
  Frame: 'answer last seat view log text by',
  GameInfo: 'name version ready players bots armies options rules decks sets',
  LessonFrame: 'view log cards expected partly instead window',
  LessonInfo: 'game id title about covers seat steps',
  LessonWhy: 'refusal tried',
  LevelInfo: 'suggested last',
  LobbyInfo: 'mine open watch seats',
  Moment: 'answer told',
  PrivacyInfo: 'terms cleans contact',
  Problem: 'refusal',
  PuzzleFrame: 'view log cards status window',
  PuzzleInfo: 'number seat goal decks',
  PuzzleCount: 'game count',
  PuzzleSolution: 'option',
  PuzzleWhy: 'refusal',
  RulesInfo: 'game language sections',
  SavedDeck: 'game deck',
  ScenarioChapter: 'key title count',
  ScenarioInfo: 'path title covers note',
  ScenarioRun: 'path title covers note seat cards steps',
  Session: 'user name guest',
  MutedPerson: 'id name kind',
  SessionInfo: 'id device created used current',
  TableInfo: 'id game version state options places public locked moment answers asked clocks undo fairness ' +
    'scenario reason rematch watchers created outcome wait adjourned adjourning match lost begun ' +
    'rules_offer turns minutes open_chat',
  TextInfo: 'language messages cards languages',
}

/** The members of messages. */
export const MESSAGES: Record<protocol.Message['type'], string> = {
  joined: 'type protocol seq check document log',
  changed: 'type seq check changes kept events',
  done: 'type id moment',
  refused: 'type id moment refusal',
  why: 'type id moment refusal',
  previewed: 'type id moment outlooks',
  drafted: 'type id moment view window',
  pong: 'type id',
}
