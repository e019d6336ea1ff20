import type { WaitingRoom } from './waiting-room.ts';

/** The waiting room as Prometheus reads it. */
export function roomFigures({ mode, perSecond, waiting, entered }: ReturnType<WaitingRoom['figures']>): string {
  return [
    '# HELP gateway_waiting_room_waiting People who wait for their turn at this gateway',
    '# TYPE gateway_waiting_room_waiting gauge',
    `gateway_waiting_room_waiting ${waiting}`,
    '# HELP gateway_waiting_room_entered_total People who were let in by this gateway',
    '# TYPE gateway_waiting_room_entered_total counter',
    `gateway_waiting_room_entered_total ${entered}`,
    '# HELP gateway_waiting_room_rate People let in each second at most; 0 when nobody is',
    '# TYPE gateway_waiting_room_rate gauge',
    `gateway_waiting_room_rate{mode="${mode}"} ${perSecond}`,
    '',
  ].join('\n');
}
