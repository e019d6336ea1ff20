import '../counter.css';
import { TodayAtCounter, VerifyBox } from '../features/counter/index.ts';
import { Dashboard } from '../features/dashboard/index.ts';

export function Component() {
  return (
    <Dashboard
      counter={
        <div className="mc-counter">
          <VerifyBox />
          <TodayAtCounter />
        </div>
      }
    />
  );
}
