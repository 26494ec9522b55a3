/** A table's socket: comes back by itself, asks for what it missed, repeats what was not kept. */
import type { Choose, FromClient, FromServer } from '../generated/wire';

type Message = FromServer[number];

export interface Listener {
  hear(message: Message): void;
  connection(up: boolean): void;
  since(): number; // how many events are known
}

const SOON = 400; // ms until the first try again; doubled each time
const LATEST = 8000;
const PATIENCE = 2500; // ms until a choice that was not acknowledged is said again

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private repeat: ReturnType<typeof setTimeout> | undefined;
  private unkept = new Map<number, Choose>(); // by seat; -1 for one's only seat
  private closed = false;

  constructor(
    private code: string,
    private listener: Listener,
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  say(message: FromClient): void {
    if (message.type === 'Choose') {
      this.unkept.set(message.seat ?? -1, message);
      clearTimeout(this.repeat);
      this.repeat = setTimeout(this.sayAgain, PATIENCE);
    }
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Come back at once: the server knows us by a key that we did not have before. */
  again(): void {
    const before = this.socket;
    this.connect();
    before?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.repeat);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    const socket = this.socket;
    // Closing before it is open would be an error in the browser's eyes.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const from = this.listener.since();
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.code}/socket?from=${from}`,
    );
    this.socket = socket;
    socket.onmessage = (frame: MessageEvent<string>) => {
      if (this.closed || this.socket !== socket) return;
      for (const message of JSON.parse(frame.data) as FromServer) this.take(message);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      this.listener.connection(false);
      const wait = Math.min(LATEST, SOON * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  private take(message: Message): void {
    if (message.type === 'Welcome') {
      this.tries = 0;
      this.listener.connection(true);
    }
    if (message.type === 'Chosen') {
      this.unkept.delete(message.seat);
      this.unkept.delete(-1);
    }
    if (message.type === 'Refused') this.unkept.clear();
    this.listener.hear(message);
    if (message.type === 'Welcome') this.sayAgain();
  }

  private sayAgain = (): void => {
    for (const choice of this.unkept.values()) this.say(choice);
  };

  private hurry = (): void => {
    if (document.hidden || this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  };
}
