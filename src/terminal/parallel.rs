//! Many jobs on all cores, in batches, put together in their order.

use core::ops::Range;
use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

/// What some jobs brought.
pub(super) trait Part: Default + Send {
    /// Adds what the jobs right after these brought.
    fn append(&mut self, later: Self);
}

/// What became of many jobs.
pub(super) struct Done<P, E> {
    /// How many were done, from the first one on without a gap.
    pub(super) count: u64,
    /// What these brought.
    pub(super) part: P,
    /// Jobs that were done after a gap and do not count.
    pub(super) strays: Vec<Range<u64>>,
    /// Why not all were done.
    pub(super) ended: Result<(), E>,
}

/// Does jobs 0 to `count` on all cores until one of them fails; then those begun are finished.
///
/// Each thread does its jobs with a `worker` of its own. A job adds to the part that it is given, whatever is in it; the
/// sum does not depend on how jobs were shared out as long as [`Part::append`] does not. Now and then `tell` is told how
/// many are done.
pub(super) fn in_order<W, P: Part, E: Send>(
    count: u64,
    worker: impl Fn() -> W + Sync,
    job: impl Fn(&mut W, u64, &mut P) -> Result<(), E> + Sync,
    tell: impl FnMut(u64) + Send,
) -> Done<P, E> {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u64).min(count);
    let work = Mutex::new(Work { count, next: 0, runs: BTreeMap::new(), failed: None, tell });
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut worker = worker();
                let mut most = 1;
                // In a function of its own, so that nothing stays locked while jobs are done.
                let take = |most| lock(&work).take(most, cores);
                while let Some(jobs) = take(most) {
                    let begun = Instant::now();
                    let mut part = P::default();
                    let failed = jobs
                        .clone()
                        .find_map(|index| job(&mut worker, index, &mut part).err().map(|error| (index, error)));
                    let end = failed.as_ref().map_or(jobs.end, |(index, _)| *index);
                    lock(&work).give(jobs.start..end, part, failed);
                    most = next_size(most, begun.elapsed());
                }
            });
        }
    });
    let Work { mut runs, failed, .. } = work.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (count, part) = runs.remove(&0).unwrap_or_default();
    let strays = runs.into_iter().map(|(start, (end, _))| start..end).collect();
    Done { count, part, strays, ended: failed.map_or(Ok(()), |(_, error)| Err(error)) }
}

/// How many jobs are taken at once after so many took `time`: enough that sharing them out costs nothing.
fn next_size(size: u64, time: Duration) -> u64 {
    const LONG: Duration = Duration::from_millis(8);
    const SHORT: Duration = Duration::from_millis(2);
    if time > LONG {
        (size / 2).max(1)
    } else if time < SHORT {
        size * 2
    } else {
        size
    }
}

/// What the threads share.
struct Work<P, E, T> {
    count: u64,
    next: u64,
    /// Runs of jobs that are done, and what they brought, by the first one; with the job after the last one. Only jobs
    /// that are being done lie between runs, so that there are never more runs than threads.
    runs: BTreeMap<u64, (u64, P)>,
    /// The earliest job that failed.
    failed: Option<(u64, E)>,
    tell: T,
}

fn lock<T>(work: &Mutex<T>) -> MutexGuard<'_, T> {
    work.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<P: Part, E, T: FnMut(u64)> Work<P, E, T> {
    /// The next jobs, `most` at most; fewer towards the end, so that all cores end together.
    fn take(&mut self, most: u64, cores: u64) -> Option<Range<u64>> {
        let left = self.count - self.next;
        if left == 0 || self.failed.is_some() {
            return None;
        }
        let start = self.next;
        self.next += (left / (2 * cores)).clamp(1, most);
        Some(start..self.next)
    }

    /// Takes back what was done of a batch.
    fn give(&mut self, jobs: Range<u64>, mut part: P, failed: Option<(u64, E)>) {
        if let Some((index, error)) = failed
            && self.failed.as_ref().is_none_or(|(earliest, _)| index < *earliest)
        {
            self.failed = Some((index, error));
        }
        if jobs.is_empty() {
            return;
        }
        let mut end = jobs.end;
        if let Some((later_end, later)) = self.runs.remove(&end) {
            part.append(later);
            end = later_end;
        }
        match self.runs.range_mut(..jobs.start).next_back() {
            Some((_, (earlier_end, earlier))) if *earlier_end == jobs.start => {
                earlier.append(part);
                *earlier_end = end;
            }
            Some(_) | None => _ = self.runs.insert(jobs.start, (end, part)),
        }
        if let Some((done, _)) = self.runs.get(&0) {
            (self.tell)(*done);
        }
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    /// The jobs themselves, in the order in which they were put together.
    #[derive(Default)]
    struct List(Vec<u64>);

    impl Part for List {
        fn append(&mut self, later: Self) {
            self.0.extend(later.0);
        }
    }

    fn list(count: u64, job: impl Fn(u64) -> Result<(), u64> + Sync) -> Done<List, u64> {
        let add = |_: &mut (), index, list: &mut List| {
            job(index)?;
            list.0.push(index);
            Ok(())
        };
        in_order(count, || (), add, |_| ())
    }

    #[test]
    fn all_jobs_are_done_once_and_put_together_in_order() {
        for count in [0, 1, 2, 1000, 100_000] {
            let done = list(count, |_| Ok(()));
            assert_eq!((done.count, done.ended), (count, Ok(())));
            assert!(done.part.0.into_iter().eq(0..count) && done.strays.is_empty());
        }
    }

    #[test]
    fn what_was_done_before_the_first_gap_counts() {
        let begun = AtomicU64::new(0);
        let done = list(u64::MAX, |index| {
            begun.fetch_max(index, Ordering::Relaxed);
            if index == 5000 { Err(index) } else { Ok(()) }
        });
        assert_eq!((done.count, done.ended), (5000, Err(5000)));
        assert!(done.part.0.into_iter().eq(0..5000));
        let most = begun.into_inner();
        assert!(
            done.strays.iter().all(|stray| stray.start > 5000 && stray.end <= most + 1),
            "{:?}",
            done.strays
        );
    }

    #[test]
    fn a_slow_job_leaves_one_run_before_and_one_after_it() {
        let mut work =
            Work::<List, (), _> { count: 100, next: 0, runs: BTreeMap::new(), failed: None, tell: |_| () };
        let taken: Vec<_> = core::iter::from_fn(|| work.take(7, 1)).collect();
        assert!(taken.iter().all(|jobs| (1..=7).contains(&(jobs.end - jobs.start))), "{taken:?}");
        let slow = taken[2].clone();
        for jobs in taken.into_iter().filter(|jobs| *jobs != slow).rev() {
            work.give(jobs.clone(), List(jobs.collect()), None);
        }
        let runs: Vec<_> = work.runs.iter().map(|(start, (end, _))| *start..*end).collect();
        assert_eq!(runs, [0..slow.start, slow.end..100]);
        work.give(slow.clone(), List(slow.collect()), None);
        let (end, list) = work.runs.remove(&0).unwrap();
        assert!(end == 100 && list.0.into_iter().eq(0..100) && work.runs.is_empty());
    }

    #[test]
    fn batches_grow_while_they_are_short_and_shrink_when_they_are_long() {
        assert_eq!(next_size(8, Duration::from_micros(10)), 16);
        assert_eq!(next_size(8, Duration::from_millis(5)), 8);
        assert_eq!(next_size(8, Duration::from_secs(1)), 4);
        assert_eq!(next_size(1, Duration::from_secs(1)), 1);
    }
}
