/** Keeps the screen on while a table is looked at. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  const ask = async (): Promise<void> => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
  };
  const again = (): void => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
