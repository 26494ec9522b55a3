/** The server's calls over HTTP, and what it says when it refuses. */
import type {
  BotView,
  Invitation,
  Log,
  OneTimeCode,
  Opening,
  Person,
  Played,
  Refused,
  TableView,
} from '../generated/wire';

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number>,
    text: string,
  ) {
    super(text);
  }
}

/** The server could not be reached at all. */
export class Unreached extends Error {}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreached();
  }
  if (answer.status === 204) return undefined as T;
  const given: unknown = await answer.json().catch(() => null);
  if (answer.ok) return given as T;
  const refused = given as Refused | null;
  throw new Refusal(refused?.code ?? 'fault', refused?.facts ?? {}, refused?.text ?? '');
}

export const api = {
  me: () => call<Person>('GET', '/me'),
  arrive: (name: string, emblem?: number) => call<Person>('POST', '/people', { name, emblem }),
  rename: (name: string, emblem?: number) => call<Person>('PUT', '/me', { name, emblem }),
  forget: () => call<void>('DELETE', '/me'),
  askCode: () => call<OneTimeCode>('POST', '/me/code'),
  useCode: (code: string) => call<Person>('POST', '/people/code', { code }),
  mine: () => call<TableView[]>('GET', '/me/tables'),
  bots: () => call<BotView[]>('GET', '/bots'),
  tables: () => call<TableView[]>('GET', '/tables'),
  open: (opening: Opening) => call<TableView>('POST', '/tables', opening),
  look: (code: string) => call<TableView>('GET', `/tables/${code}`),
  /** The address for others; for phones beside a big screen if `pad`. */
  invite: (code: string, pad = false) =>
    call<Invitation>('GET', `/tables/${code}/invitation${pad ? '?pad=1' : ''}`),
  sit: (code: string) => call<TableView>('POST', `/tables/${code}/sit`),
  stand: (code: string) => call<TableView>('POST', `/tables/${code}/stand`),
  addBot: (code: string, level: string) =>
    call<TableView>('POST', `/tables/${code}/bots`, { level }),
  free: (code: string, seat: number) =>
    call<TableView>('DELETE', `/tables/${code}/seats/${seat}`),
  start: (code: string) => call<TableView>('POST', `/tables/${code}/start`),
  rematch: (code: string) => call<TableView>('POST', `/tables/${code}/rematch`),
  events: (code: string, from = 0) => call<Log>('GET', `/tables/${code}/events?from=${from}`),
  readRecord: (notation: string) => call<Played>('POST', '/records', { notation }),
  record: (code: string) => call<Played>('GET', `/tables/${code}/record`),
};
